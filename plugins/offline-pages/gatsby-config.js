/** A rule that no address matches. */
const never = { urlPattern: /^$/, handler: "NetworkOnly" };

/**
 * gatsby-plugin-offline, whose worker ours is appended to. Its four default caching rules, which would also keep answers of the
 * backend, are put out of use one by one (it merges by index): what is kept, and what a navigation gets, is decided in worker/.
 * Not TypeScript: Gatsby compiles the configuration of the site only.
 */
module.exports = {
  plugins: [
    {
      resolve: "gatsby-plugin-offline",
      options: {
        /** Workbox would talk to the console on this machine. */
        debug: false,
        /** Written by gatsby-node.ts. */
        appendScript: `${process.cwd()}/.cache/service-worker.js`,
        workboxConfig: { runtimeCaching: [never, never, never, never] },
      },
    },
  ],
};
