import { formatCount, markdownTable } from '../markdownTable.ts'
import { boundOf, type Costs } from './costs.ts'

const HEADER = ['instruction', 'case', 'units', 'bound', 'reference', 'bytes', 'accounts', 'rent']
const FIRST_NUMBER = 2

/** Formats the costs as a Markdown table; units are compute units, rent is lamports. */
export function formatTable(costs: Costs): string {
  const rows = Object.entries(costs).flatMap(([instruction, cases]) =>
    Object.entries(cases).map(([name, cost]) => {
      const bound = boundOf(instruction, name)
      const { units, bytes, accounts, rentLamports } = cost
      const counts = [units, bound?.under, bound?.reference, bytes, accounts, rentLamports]
      return [instruction, name, ...counts.map(formatCount)]
    }),
  )
  return markdownTable([HEADER, ...rows], FIRST_NUMBER)
}
