import { navigate } from "gatsby";
import { beforeEach, expect, it, vi } from "vitest";
import { goOn } from "@/i18n/go-on";

vi.mock("gatsby", () => ({ navigate: vi.fn() }));
const at = (pathname: string) => vi.stubGlobal("window", { location: { pathname } });

beforeEach(() => vi.mocked(navigate).mockReset());

it.each([
  ["/onboarding/setup/", "/onboarding/select-service/"],
  ["/onboarding/setup", "/onboarding/select-service/"],
  ["/en/onboarding/setup/", "/en/onboarding/select-service/"],
])("continues from the screen that made the call, shown at %s", (pathname, target) => {
  at(pathname);
  goOn("/onboarding/setup/", "/onboarding/select-service/");
  goOn("/en/onboarding/setup/", "/onboarding/select-service/");
  expect(vi.mocked(navigate).mock.calls).toEqual([[target], [target]]);
});

it.each(["/", "/en/", "/onboarding/", "/onboarding/setup/more/", "/pricing/"])(
  "does not navigate a visitor who has moved on to %s",
  (pathname) => {
    at(pathname);
    goOn("/onboarding/setup/", "/onboarding/select-service/");
    expect(navigate).not.toHaveBeenCalled();
  },
);
