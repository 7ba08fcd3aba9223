/**
 * Options of gatsby-plugin-offline. Its four default caching rules are replaced one by one (it merges by index), since
 * they would also keep answers of the backend; what a navigation gets is decided in src/app/service-worker.js.
 */
export const offlineOptions = {
  /** Workbox would talk to the console on this machine. */
  debug: false,
  appendScript: `${process.cwd()}/src/app/service-worker.js`,
  workboxConfig: {
    runtimeCaching: [
      {
        urlPattern: /[-.][0-9a-f]{20}\.(js|css)$|\/static\/[0-9a-f]{32}\/|\/flags\/\w+\.svg$/,
        handler: "CacheFirst",
      },
      {
        urlPattern: /\/(page-data|search-index)\/[^?]*\.json(\?|$)/,
        handler: "NetworkFirst",
        options: { networkTimeoutSeconds: 3 },
      },
      { urlPattern: /\/icons\/.*\.png$|\/favicon-32x32\.png$/, handler: "StaleWhileRevalidate" },
      { urlPattern: /\/static\/.*\.(woff2|svg|png|webp|avif|jpg)$/, handler: "CacheFirst" },
    ],
  },
};
