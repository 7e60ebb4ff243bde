import type { Plugin } from 'vite'

const USES_BUFFER = /\bBuffer\b/
const IMPORTS_BUFFER = /from\s+['"](?:node:)?buffer\/?['"]/

/**
 * Gives the workspace's own modules the Buffer that they use as a global. Only the development
 * server needs it: the build and bundled dependencies get it injected by the bundler, and tests have
 * Node's, which the libraries that they leave outside of their transformation use too.
 */
export function bufferWhereUsed(): Plugin {
  return {
    name: 'mintline:buffer-where-used',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: USES_BUFFER },
      handler(code) {
        return IMPORTS_BUFFER.test(code)
          ? undefined
          : { code: `import { Buffer } from 'buffer';${code}`, map: null }
      },
    },
  }
}
