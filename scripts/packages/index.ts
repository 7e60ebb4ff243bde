// Builds published packages: npm run build [-- <name of a package>]; all packages by default.
import { fileURLToPath } from 'node:url'
import { buildPackage } from './buildPackage.ts'
import { publishedPackages } from './publishedPackages.ts'

/** Exit code for invalid arguments. */
const REFUSED = 2

const root = fileURLToPath(new URL('../..', import.meta.url))
const [name] = process.argv.slice(2)
const packages = publishedPackages(root)
const named = packages.find((each) => each.name === name)
if (name !== undefined && named === undefined) {
  const names = packages.map((each) => each.name).join(', ')
  console.error(`${name} is none of the packages that are published: ${names}.`)
  process.exit(REFUSED)
}
for (const each of named ? [...named.needs, named] : packages) {
  console.log(`Building ${each.name} …`)
  buildPackage(root, each)
}
