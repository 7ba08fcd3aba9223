import { createRoot } from "react-dom/client";
import { Studio } from "./studio";
import "./form.css";
import "./studio.css";

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
