import { register } from 'node:module'
import { register as registerTsx } from 'tsx/esm/api'

// TypeScript, and the packages of the workspace by their sources. Not published.
registerTsx()
register('./sourceCondition.js', import.meta.url)
