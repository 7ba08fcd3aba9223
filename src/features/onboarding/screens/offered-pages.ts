import { type WireId, idText } from "@/lib/wire-id";
import type { Credentials, ReadOptions } from "@/services/contract-types";
import { listInstagramAccounts } from "@/services/operations/channels";
import { isTokenExpired } from "@/async/call-failure";

export type OfferedPage = { id: WireId; name: string };

/**
 * Loads the Facebook pages to which the visitor granted access. No operation lists pages, but each Instagram
 * account includes its page; without such accounts, the list is empty and the page is connected without a
 * choice.
 */
export async function loadPages(
  credentials: Credentials,
  token: string,
  options: ReadOptions,
): Promise<{ pages: OfferedPage[] }> {
  try {
    const { accounts } = await listInstagramAccounts(credentials, { short_lived_token: token }, options);
    const named = accounts.filter(({ page_name }) => page_name !== "");
    const pages = new Map(
      named.map(({ page_id, page_name }) => [idText(page_id), { id: page_id, name: page_name }]),
    );
    return { pages: [...pages.values()] };
  } catch (error) {
    if (isTokenExpired(error) || options.signal?.aborted) throw error;
    return { pages: [] };
  }
}
