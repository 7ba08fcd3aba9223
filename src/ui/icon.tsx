import Bell from "lucide-react/icons/bell";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Clock from "lucide-react/icons/clock";
import CreditCard from "lucide-react/icons/credit-card";
import Gauge from "lucide-react/icons/gauge";
import Globe from "lucide-react/icons/globe";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import Layers from "lucide-react/icons/layers";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import Palette from "lucide-react/icons/palette";
import Phone from "lucide-react/icons/phone";
import Send from "lucide-react/icons/send";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Sparkles from "lucide-react/icons/sparkles";
import Store from "lucide-react/icons/store";
import Tag from "lucide-react/icons/tag";
import Ticket from "lucide-react/icons/ticket";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import Zap from "lucide-react/icons/zap";
import type { LucideIcon } from "lucide-react";

/** Icons that data files may refer to. */
const icons = {
  bell: Bell,
  "bar-chart": ChartColumn,
  "help-circle": CircleHelp,
  clock: Clock,
  "credit-card": CreditCard,
  gauge: Gauge,
  globe: Globe,
  inbox: Inbox,
  landmark: Landmark,
  layers: Layers,
  layout: LayoutTemplate,
  megaphone: Megaphone,
  "message-circle": MessageCircle,
  "message-text": MessageSquareText,
  package: Package,
  palette: Palette,
  phone: Phone,
  send: Send,
  "shopping-bag": ShoppingBag,
  sparkles: Sparkles,
  store: Store,
  tag: Tag,
  ticket: Ticket,
  truck: Truck,
  users: Users,
  zap: Zap,
} satisfies Record<string, LucideIcon>;

/** Icon named in the data, or a neutral icon if the name is unknown. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const Shape = name in icons ? icons[name as keyof typeof icons] : Sparkles;
  return <Shape size={size} strokeWidth={2} aria-hidden="true" />;
}
