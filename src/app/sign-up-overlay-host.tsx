import { lazy, Suspense } from "react";

const SignUpOverlay = lazy(() =>
  import("@/features/sign-up/sign-up-overlay").then(({ SignUpOverlay: Overlay }) => ({ default: Overlay })),
);

type SignUpOverlayHostProps = { isOpen: boolean; onClose: () => void };

/** Loads the sign-up overlay when somebody wants it, not before. */
export function SignUpOverlayHost({ isOpen, onClose }: SignUpOverlayHostProps) {
  return isOpen ? (
    <Suspense fallback={null}>
      <SignUpOverlay isOpen onClose={onClose} />
    </Suspense>
  ) : null;
}
