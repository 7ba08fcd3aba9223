import { createRoot } from "react-dom/client";
import { Studio } from "./studio";
import "./studio.css";
import "./form.css";

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
