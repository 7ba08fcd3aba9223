// Made from contract/onboarding.openapi.yaml by scripts/generate-contract.ts; do not edit.
export interface paths {
    "/site/onboarding-wizard/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an onboarding from the customer information */
        post: operations["create-onboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the packages on offer, in the language of the request */
        post: operations["list-packages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/select-package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses a package and its features; choosing again replaces the choice */
        post: operations["select-package"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/facebook-configure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connects the Facebook page that was allowed in Meta's dialog */
        post: operations["configure-facebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/whatsapp-phone-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the WhatsApp numbers of the allowed business account */
        post: operations["list-whatsapp-numbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/whatsapp-configure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connects a WhatsApp number; once approved it works on the platform only */
        post: operations["configure-whatsapp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/instagram-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the Instagram accounts of the allowed pages */
        post: operations["list-instagram-accounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/instagram-configure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connects an Instagram account */
        post: operations["configure-instagram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/extra-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the services that can be added, in the language of the request */
        post: operations["list-extra-services"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the e-commerce sites that can be connected, in the language of the request */
        post: operations["list-integrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/select-integration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the e-commerce site to connect, or "none" to be contacted by a representative */
        post: operations["select-integration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/get-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Returns everything that is known about the onboarding */
        post: operations["get-information"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/completing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the onboarding and starts the installation */
        post: operations["complete-onboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/{id}/{product}-setup": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** Returns the setup and how far the installation has come */
        get: operations["get-store-setup"];
        put?: never;
        /** Chooses the store's address and the mailbox of its owner */
        post: operations["set-up-store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/{id}/{product}-edit": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        /** Returns the saved company data, empty fields where nothing was saved */
        get: operations["get-store-edit"];
        put?: never;
        /** Saves the company data of the store; fields that are left out keep what is saved */
        post: operations["edit-store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/onboarding-wizard/{product}-image": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
            };
            path: {
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the store's logo, favicon and meta texts
         * @description Pictures are PNG, JPEG, WebP or ICO by their first bytes, at most 2 MiB each. SVG is refused.
         */
        post: operations["upload-store-images"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to a department */
        post: operations["send-contact-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Subscribes an address to the newsletter; subscribing again changes nothing */
        post: operations["subscribe-newsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: string;
        Hash: string;
        /** @description Given out by another system */
        Token: string;
        /** @description Identifier of something that a list offered */
        Code: string;
        Email: string & (unknown & unknown);
        /** @description International format (E.164) */
        PhoneNumber: string;
        /** @description One label of a host name (RFC 1035), not an encoded international one */
        SubDomain: string;
        TaxNumber: string;
        /** @description At least one character that is seen */
        VisibleText: string;
        /** @description One line with something to see, without control and direction characters */
        RequiredText: string & (components["schemas"]["OptionalText"] & components["schemas"]["VisibleText"]);
        /** @description One line without control and direction characters; a tab may come along from a table */
        OptionalText: string;
        /** @description Lines without control and direction characters */
        PostalAddress: string;
        /** @description Lines without other control characters, and without those that reorder what stands beside them */
        Paragraphs: string;
        Error: {
            /** @description A sentence for the visitor in the language of the request */
            message: string;
            /** @description A name for programs */
            code: string;
            fields?: {
                field: string;
                message: string;
            }[];
        };
        CustomerInformation: {
            name: components["schemas"]["RequiredText"];
            email: components["schemas"]["Email"];
            phone_number: components["schemas"]["PhoneNumber"];
            /** @constant */
            privacy_policy: true;
            /** @constant */
            pdpa: true;
            newsletter: boolean;
            dealer_code?: components["schemas"]["OptionalText"];
        };
        Credentials: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
        };
        PackageSelection: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            package_id: number;
            features_ids: number[];
        };
        MetaGrant: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            short_lived_token: components["schemas"]["Token"];
        };
        PageSelection: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            short_lived_token: components["schemas"]["Token"];
            /** @description The page the visitor chose where several were offered; without it the first one allowed */
            page_id?: components["schemas"]["Code"];
        };
        WhatsappSelection: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            whatsapp_number: components["schemas"]["PhoneNumber"];
        };
        InstagramSelection: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            page_id: components["schemas"]["Code"];
            account_access_token: components["schemas"]["Token"];
        };
        IntegrationSelection: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            integration_type: components["schemas"]["Code"];
        };
        Confirmation: {
            id: components["schemas"]["Id"];
            hash: components["schemas"]["Hash"];
            /** @constant */
            pdpa: true;
            /** @description Codes of the extra services; only where some were chosen */
            services?: string[];
            billing?: components["schemas"]["Billing"];
        };
        /** @description Who the invoice is for; only where it was filled in. A sole proprietor has an identity number, a company a title, a tax office and a tax number. */
        Billing: {
            /** @enum {string} */
            kind: "sole-proprietor" | "company";
            company?: components["schemas"]["RequiredText"];
            taxoffice?: components["schemas"]["RequiredText"];
            taxnumber?: string;
            identity_number?: string;
        };
        /** @description Theme of the shop, chosen */
        Theme: string;
        /** @description Colour of the shop, chosen */
        Color: string;
        StoreSetup: {
            email: components["schemas"]["Email"];
            sub_domain: components["schemas"]["SubDomain"];
        };
        CompanyEdit: {
            company?: components["schemas"]["RequiredText"];
            owner?: components["schemas"]["OptionalText"];
            address?: components["schemas"]["PostalAddress"];
            country?: components["schemas"]["OptionalText"];
            district?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            town?: components["schemas"]["OptionalText"];
            zip_code?: components["schemas"]["OptionalText"];
            mail?: "" | components["schemas"]["Email"];
            taxoffice?: components["schemas"]["OptionalText"];
            taxnumber?: components["schemas"]["TaxNumber"];
            phone?: components["schemas"]["OptionalText"];
            mobile_phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            theme?: components["schemas"]["Theme"];
            color?: components["schemas"]["Color"];
        };
        StoreImages: {
            logo?: string;
            favicon?: string;
            data: components["schemas"]["StoreMeta"];
        };
        StoreMeta: {
            id: components["schemas"]["Id"];
            title: string & components["schemas"]["OptionalText"];
            description: components["schemas"]["Paragraphs"];
            /** @description Separated by commas */
            tags: string & components["schemas"]["Paragraphs"];
            theme?: components["schemas"]["Theme"];
            color?: components["schemas"]["Color"];
        };
        ContactMessage: {
            name: components["schemas"]["RequiredText"];
            surname: components["schemas"]["RequiredText"];
            email: components["schemas"]["Email"];
            /** @enum {string} */
            department: "Support" | "Software" | "Sales";
            /** @description Id of one of the topics that the form lists; absent where the sender chose none */
            topic?: string;
            message: string & components["schemas"]["VisibleText"];
        };
        NewsletterSubscription: {
            email: components["schemas"]["Email"];
            /** @constant */
            consent: true;
        };
        CreatedOnboarding: {
            id: string;
            hash: string;
        };
        Price: {
            amount: number;
            currency: string;
            /** @enum {string} */
            interval: "month" | "year";
        };
        /**
         * @description A part of the setup
         * @enum {string}
         */
        Capability: "instagram" | "facebook-page" | "whatsapp-number" | "storefront";
        Feature: {
            id: number;
            code: string;
            name: string;
            /** @description Part of this package */
            included: boolean;
            /** @description May be switched on and off; switched on at first */
            optional: boolean;
            /** @description Stands for everything in its package */
            base: boolean;
            capability?: components["schemas"]["Capability"];
        };
        Package: {
            id: number;
            code: string;
            name: string;
            description: string;
            features: components["schemas"]["Feature"][];
            /** @description Null where an offer is made */
            price: components["schemas"]["Price"] | null;
            most_preferred: boolean;
            coming_soon: boolean;
        };
        PackageList: {
            packages: components["schemas"]["Package"][];
        };
        ChosenPackage: {
            id: number;
            code: string;
            features_ids: number[];
            /** @description The parts of the setup that the chosen features need */
            capabilities: components["schemas"]["Capability"][];
        };
        SelectedPackage: {
            package: components["schemas"]["ChosenPackage"];
        };
        FacebookPage: {
            page_id: string;
            page_name: string;
        };
        FacebookConnection: {
            facebook: components["schemas"]["FacebookPage"] | null;
            pages: components["schemas"]["FacebookPage"][];
        };
        WhatsappNumber: {
            whatsapp_number: string;
            display_name: string;
            /** @enum {string} */
            state: "available" | "approval_pending" | "in_use_in_app";
        };
        WhatsappNumberList: {
            numbers: components["schemas"]["WhatsappNumber"][];
        };
        WhatsappConnection: {
            whatsapp: components["schemas"]["WhatsappNumber"];
        };
        InstagramAccount: {
            page_id: string;
            page_name: string;
            instagram_id: string;
            username: string;
            /** @description Address of the profile picture */
            picture?: string;
        };
        OfferedInstagramAccount: {
            page_id: string;
            page_name: string;
            instagram_id: string;
            username: string;
            /** @description Address of the profile picture */
            picture?: string;
            account_access_token: string;
        };
        InstagramAccountList: {
            accounts: components["schemas"]["OfferedInstagramAccount"][];
        };
        InstagramConnection: {
            instagram: components["schemas"]["InstagramAccount"];
        };
        ExtraService: {
            id: number;
            code: string;
            name: string;
            description: string;
        };
        ExtraServiceList: {
            services: components["schemas"]["ExtraService"][];
        };
        Integration: {
            type: string;
            name: string;
            description: string;
        };
        IntegrationList: {
            integrations: components["schemas"]["Integration"][];
        };
        SelectedIntegration: {
            integration_type: string;
        };
        InstallationItem: {
            /** @enum {string} */
            key: "whatsapp" | "instagram" | "store" | "company" | "credentials";
            /** @enum {string} */
            state: "waiting" | "doing" | "done";
        };
        ConfiguredServices: {
            /** @description The shop's host name without a scheme; empty where no shop was chosen */
            domain: string;
            /** @description What is installed now; parts left for later are not listed, a representative calls about them */
            items: components["schemas"]["InstallationItem"][];
        };
        CompletedOnboarding: {
            configurate_services: components["schemas"]["ConfiguredServices"];
        };
        SavedStoreSetup: {
            email: string;
            sub_domain: string;
        };
        StoreAddress: {
            email: string;
            sub_domain: string;
            domain: string;
        };
        StoreInstallation: {
            email: string | null;
            sub_domain: string | null;
            /** @description Empty before the onboarding is completed and where no shop was chosen */
            domain: string;
            items: components["schemas"]["InstallationItem"][];
            /** @description All items are done; parts left for later keep nothing waiting */
            finished: boolean;
        };
        OnboardingInformation: {
            customer: {
                name: string;
                email: string;
                phone_number: string;
            };
            package: components["schemas"]["ChosenPackage"] | null;
            instagram: components["schemas"]["InstagramAccount"] | null;
            facebook: components["schemas"]["FacebookPage"] | null;
            whatsapp: components["schemas"]["WhatsappNumber"] | null;
            integration_type: string | null;
            /** @description Codes of the extra services; null before the onboarding is completed */
            services: string[] | null;
            store_setup: components["schemas"]["SavedStoreSetup"] | null;
            completed: boolean;
            /**
             * @description The stage that is open now
             * @enum {string}
             */
            step: "select-package" | "select-service" | "confirmation" | "progress";
            configurate_services: components["schemas"]["ConfiguredServices"] | null;
        };
        CompanyData: {
            company: string;
            owner: string;
            address: string;
            country: string;
            district: string;
            city: string;
            town: string;
            zip_code: string;
            mail: string;
            taxoffice: string;
            taxnumber: string;
            phone: string;
            mobile_phone: string;
            fax: string;
        };
        SavedImage: {
            /** @enum {string} */
            type: "image/png" | "image/jpeg" | "image/webp" | "image/x-icon";
            /** @description Bytes */
            size: number;
        };
        SavedStoreImages: {
            logo: components["schemas"]["SavedImage"] | null;
            favicon: components["schemas"]["SavedImage"] | null;
            title: string;
            description: string;
            tags: string;
        };
        ContactReceipt: {
            /** @description To quote when asking back */
            reference: string;
        };
        NewsletterReceipt: {
            /** @constant */
            subscribed: true;
        };
    };
    responses: {
        /** @description The request cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Meta's token is no longer accepted */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The hash is missing or not this onboarding's, or another site's page sent the request */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such onboarding */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody else holds what was chosen, or the same request is being worked on */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or one of its files is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or one of its files is of a kind that is not accepted */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A value does not fit; `fields` tells which */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests from this address */
        RateLimited: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing more can be kept at present; reading goes on */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The backend failed */
        ServerFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Language of the texts and messages in the answer; Turkish where it is missing */
        Language: "tr" | "en";
        /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
        IdempotencyKey: string;
        /** @description How the form was filled in: milliseconds since the page was opened, and whether the field that no person sees was left empty. A trace that only a program leaves is refused with 422 and the code `looks_automated`; a call without one comes from no form of the site and is limited by its address alone. */
        FormTrace: string;
        /** @description The onboarding's hash, where the body does not carry it; never part of an address */
        Hash: string;
        /** @description The onboarding's id */
        Id: string;
        /** @description The product being set up */
        Product: "store";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "create-onboarding": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How the form was filled in: milliseconds since the page was opened, and whether the field that no person sees was left empty. A trace that only a program leaves is refused with 422 and the code `looks_automated`; a call without one comes from no form of the site and is limited by its address alone. */
                "x-form-trace"?: components["parameters"]["FormTrace"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInformation"];
            };
        };
        responses: {
            /** @description The credentials of the new onboarding */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOnboarding"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "list-packages": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The packages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "select-package": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageSelection"];
            };
        };
        responses: {
            /** @description What is chosen now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedPackage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "configure-facebook": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageSelection"];
            };
        };
        responses: {
            /** @description The pages the visitor allowed, and the connected one, if there is any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacebookConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "list-whatsapp-numbers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetaGrant"];
            };
        };
        responses: {
            /** @description The numbers; an empty list where the account has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatsappNumberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "configure-whatsapp": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatsappSelection"];
            };
        };
        responses: {
            /** @description The connected number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatsappConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "list-instagram-accounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetaGrant"];
            };
        };
        responses: {
            /** @description The accounts; an empty list where there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramAccountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "configure-instagram": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstagramSelection"];
            };
        };
        responses: {
            /** @description The connected account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "list-extra-services": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraServiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "list-integrations": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The integrations; "none" is always accepted and not listed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "select-integration": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationSelection"];
            };
        };
        responses: {
            /** @description What is chosen now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedIntegration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "get-information": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The onboarding */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingInformation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "complete-onboarding": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description What is being installed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletedOnboarding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "get-store-setup": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setup data; no items and an empty domain before the onboarding is completed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreInstallation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "set-up-store": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSetup"];
            };
        };
        responses: {
            /** @description The store as it will be set up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "get-store-edit": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved company data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "edit-store": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The onboarding's id */
                id: components["parameters"]["Id"];
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyEdit"];
            };
        };
        responses: {
            /** @description The saved company data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "upload-store-images": {
        parameters: {
            query?: never;
            header: {
                /** @description The onboarding's hash, where the body does not carry it; never part of an address */
                "x-onboarding-hash": components["parameters"]["Hash"];
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The product being set up */
                product: components["parameters"]["Product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StoreImages"];
            };
        };
        responses: {
            /** @description What is saved now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedStoreImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "send-contact-message": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How the form was filled in: milliseconds since the page was opened, and whether the field that no person sees was left empty. A trace that only a program leaves is refused with 422 and the code `looks_automated`; a call without one comes from no form of the site and is limited by its address alone. */
                "x-form-trace"?: components["parameters"]["FormTrace"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message was taken in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
    "subscribe-newsletter": {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts and messages in the answer; Turkish where it is missing */
                "x-app-lang-code"?: components["parameters"]["Language"];
                /** @description One UUID per intent. The same key and body get the first answer again, the same key with another body 422, and 409 while the first is still being worked on. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How the form was filled in: milliseconds since the page was opened, and whether the field that no person sees was left empty. A trace that only a program leaves is refused with 422 and the code `looks_automated`; a call without one comes from no form of the site and is limited by its address alone. */
                "x-form-trace"?: components["parameters"]["FormTrace"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description The address is subscribed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerFailure"];
            507: components["responses"]["StorageFull"];
        };
    };
}
