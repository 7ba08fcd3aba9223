/** Runtime caching rule that matches no URL. */
const never = { urlPattern: /^$/, handler: "NetworkOnly" };

/**
 * Configures gatsby-plugin-offline, to whose worker ours is appended. Its four default caching rules, which would also cache
 * backend responses, are overridden individually, because the plugin merges them by index; worker/ handles caching and
 * navigations instead. Not TypeScript, because Gatsby compiles only the site's own configuration.
 */
module.exports = {
  plugins: [
    {
      resolve: "gatsby-plugin-offline",
      options: {
        /** Disables Workbox's console messages on localhost. */
        debug: false,
        /** Our part of the worker, written by gatsby-node.ts. */
        appendScript: `${process.cwd()}/.cache/service-worker.js`,
        workboxConfig: { runtimeCaching: [never, never, never, never] },
      },
    },
  ],
};
