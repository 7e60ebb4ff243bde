import { COMPUTE_LIMITS } from '@mintline/solana'
import { Vm } from '../compute/vm.ts'
import { outdatedTable } from '../costsDocument.ts'
import { type Measurement, measureDeployments, measureMints } from './measure.ts'
import { formatSpreads, formatTries } from './report.ts'

/** How many minting wallets, and how many collections. */
const COUNT = 1_000

const vm = new Vm()
const { first, second } = await measureMints(vm, COUNT)
const deployments = await measureDeployments(vm, COUNT)
const measured = {
  'first mint of a wallet': first,
  'second mint of a wallet': second,
  'deployment, 7 metadata fields': deployments,
}
const table = formatSpreads(measured)
console.log(table)
console.log(
  '\nBy the bumps below 255 that were tried for all addresses of a transaction together:\n',
)
console.log(formatTries(measured))

// Clients request no more than these, whatever a simulation returns.
const threeMints = highest(first) + 2 * highest(second)
const isWithinLimits =
  threeMints < COMPUTE_LIMITS.mint && highest(deployments) < COMPUTE_LIMITS.deployment
const problems = [
  ...(isWithinLimits ? [] : ['The compute limits of the clients are too low.']),
  ...outdatedTable(table),
]
for (const sentence of problems) console.error(sentence)
process.exitCode = problems.length > 0 ? 1 : 0

function highest(measurements: readonly Measurement[]): number {
  return Math.max(...measurements.map(({ units }) => units))
}
