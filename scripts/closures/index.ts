// Counts the files that each public client call loads, and compares them with the bounds: npm run closures.
import { fileURLToPath } from 'node:url'
import { publishedPackages } from '../packages/publishedPackages.ts'
import { CALL_BOUNDS, ENTRY_BOUNDS } from './bounds.ts'
import { type Closure, closuresOf } from './closures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const closures = await closuresOf(root, publishedPackages(root), ENTRY_BOUNDS, CALL_BOUNDS)
for (const { name, files, bound = 'no bound' } of closures) {
  console.log(`${String(files).padStart(5)} / ${String(bound).padEnd(8)} ${name}`)
}
const problems = closures.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function problemsOf({ name, files, bound, libraries }: Closure): string[] {
  const added = libraries.map(
    (library) => `${name} loads ${library}: import what builds trees only where one is built.`,
  )
  if (bound === undefined)
    added.push(`${name} has no bound: add one to scripts/closures/bounds.ts.`)
  else if (files > bound) {
    added.push(`${name} loads ${files} files, more than ${bound}: import from narrower modules.`)
  }
  return added
}
