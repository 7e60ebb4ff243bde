// Checks the licences of all that is published or bundled: npm run licences.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { checkLicence, licenceProblem } from './checkLicence.ts'
import { allDependencies } from './dependencies.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = [...publishedPackages(root).map(({ folder }) => folder), join(root, 'app')]
const packages = allDependencies(folders).map(checkLicence)
const problems = packages.flatMap((each) => licenceProblem(each) ?? [])
for (const problem of problems) console.error(`${problem}.`)
if (problems.length > 0) {
  console.error('See scripts/licences: nothing that is published may depend on these.')
  process.exitCode = 1
} else {
  console.log(`${packages.length} packages, all under licences that allow what we do with them.`)
}
