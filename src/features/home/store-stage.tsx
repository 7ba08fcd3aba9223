import { useMemo } from "react";
import { Deferred } from "@/ui/deferred";
import type { StoreBuilderProps } from "./store-builder";
import { StoreStill } from "./store-still";

const loadBuilder = async () =>
  (await import(/* webpackChunkName: "lazy-store-builder" */ "./store-builder")).StoreBuilder;

/** The store builder, which is loaded when it comes near; its picture until then. */
export function StoreStage({ store, storeDomain }: StoreBuilderProps) {
  const builder = useMemo(() => ({ store, storeDomain }), [store, storeDomain]);
  return <Deferred load={loadBuilder} props={builder} still={<StoreStill {...builder} />} />;
}
