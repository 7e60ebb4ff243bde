import { outdatedTable } from '../costsDocument.ts'
import { measureAdministration } from './cases/administration.ts'
import { measureEditions } from './cases/editions.ts'
import { measureMintWithControlsV2 } from './cases/mintWithControlsV2.ts'
import { measureMintWithControlsV3 } from './cases/mintWithControlsV3.ts'
import { brokenBounds, type Costs } from './costs.ts'
import { formatTable } from './table.ts'
import { Vm } from './vm.ts'

const vm = new Vm()
const v2 = await measureMintWithControlsV2(vm)
const others = { ...(await measureAdministration(vm)), ...(await measureEditions(vm)) }
// Last, as each case takes the wallets that follow the previous case's.
const v3 = await measureMintWithControlsV3(vm)
const costs: Costs = { mint_with_controls_v2: v2, mint_with_controls_v3: v3, ...others }
const table = formatTable(costs)
console.log(process.argv.includes('--json') ? JSON.stringify(costs, null, 2) : table)

const broken = [...brokenBounds(costs), ...outdatedTable(table)]
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0
