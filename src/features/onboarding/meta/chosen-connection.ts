import { env } from "@/config/env";
import { facebookConnection } from "./facebook-connection";
import type { MetaConnection } from "./meta-connection";
import { standInConnection } from "./stand-in-connection";

/** Meta's own login where an application id is configured, else the local stand-in. */
export const chosenConnection = (): MetaConnection =>
  env.facebook.appId ? facebookConnection : standInConnection;
