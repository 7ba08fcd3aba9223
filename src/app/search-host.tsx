import { useEffect } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { closeSearch, openSearch, searchRequest } from "@/features/search/search-request";
import { useSearchKey } from "@/features/search/use-search-key";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import { showAlert } from "@/ui/alert-center";
import { useStore } from "@/ui/create-store";
import { forgetQuery, queryOfAddress } from "./search-of-address";
import { useLazyPart } from "@/async/use-lazy-part";

const loadSearchDialog = async () =>
  (await import(/* webpackChunkName: "lazy-search" */ "@/features/search/search-dialog")).SearchDialog;
const loadStrings = lazyNamespaces("search");

function closeAndForget() {
  forgetQuery();
  closeSearch();
}

/** Loads the search dialog when the visitor or the address requests it; closes it on navigation. */
export function SearchHost({ path }: { path: string }) {
  const { t } = useTranslation("layout");
  const { isOpen, query } = useStore(searchRequest);
  const { part: Dialog, hasFailed, retry } = useLazyPart(isOpen, loadSearchDialog, loadStrings);
  useSearchKey();
  useEffect(() => {
    const asked = queryOfAddress();
    if (asked) openSearch(asked);
    else closeSearch();
  }, [path]);

  useEffect(() => {
    if (!hasFailed) return;
    showAlert({ type: "error", message: t("searchFailed") });
    closeSearch();
    retry();
  }, [hasFailed, retry, t]);

  return isOpen && Dialog ? <Dialog initialQuery={query} onClose={closeAndForget} /> : null;
}
