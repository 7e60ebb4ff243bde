import { Callout } from '#shared/ui/Callout.tsx'

/** How a metadata document departs from the Metaplex standard; this stops nothing. */
export function DocumentProblems({ problems }: { problems: readonly string[] }) {
  return (
    <Callout kind="warn" title="Wallets and marketplaces may not show all of it">
      <ul aria-label="What differs" className="list-disc pl-4">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Callout>
  )
}
