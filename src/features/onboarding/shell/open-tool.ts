import { createStore } from "@/ui/create-store";
import type { Tool } from "./tool-window";

/** The tool whose window is open. */
export const openTool = createStore<Tool | null>(null);
