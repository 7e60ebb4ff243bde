import type { ListField } from '@mintline/core/csv'
import { Callout } from '#shared/ui/Callout.tsx'
import type { ColumnMap } from '../lib/fileColumns.ts'

const NAMES: Record<ListField, string> = { address: 'Wallet', amount: 'Items', price: 'Price' }

/** A file's columns as they are read, with its first rows, to review before anything else. */
export function ColumnMapTable({ map: { mapped, notes } }: { map: ColumnMap }) {
  const first = mapped?.[0]
  return (
    <>
      {mapped && first && (
        <table className="w-full table-fixed border-separate border-spacing-0 text-left">
          <caption className="pb-2 text-left text-muted">
            The first rows, as they are read. Change a column under “Columns”.
          </caption>
          <thead>
            <tr>
              {mapped.map(({ field, letter, name }) => (
                <th key={field} scope="col" className="border-b py-2 pr-3 align-top font-semibold">
                  {NAMES[field]} {letter === undefined ? '← not in the file' : `← ${letter}`}
                  <span className="block truncate font-normal text-[0.8125rem] text-muted">
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.values.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file are known by their place
              <tr key={row}>
                {mapped.map(({ field, values }) => (
                  <td key={field} className="truncate border-b py-2 pr-3" title={values[row]}>
                    {values[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && (
        <Callout kind="info" title="About the file">
          <ul>
            {notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  )
}
