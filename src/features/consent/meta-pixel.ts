type Pixel = ((...command: unknown[]) => void) & {
  /** Defined once Meta's script has loaded. */
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
};

/** Creates Meta's command queue, which its script reads once it loads. */
export function startPixelQueue(id: string) {
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  }) as Pixel; // its fields are assigned below
  Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: "2.0" });
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel("init", id);
  pixel("track", "PageView");
}
