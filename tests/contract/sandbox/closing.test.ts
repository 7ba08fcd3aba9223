import { describe, expect, it } from "vitest";
import { onboarding, openSandbox, wizard } from "./open-sandbox";

describe("sandbox shutdown", () => {
  it("a closing sandbox lets pending calls finish and keeps their writes", async () => {
    const { credentials, post, sandbox, directory } = await onboarding();
    const choice = post(`${wizard}/select-package`, { ...credentials, package_id: 1, features_ids: [1] });
    await sandbox.close();
    expect((await choice).status).toBe(200);
    const again = openSandbox({ directory });
    expect((await again.post(`${wizard}/get-information`, credentials)).body).toMatchObject({
      package: { id: 1 },
    });
  });
});
