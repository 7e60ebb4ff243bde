import { useQuery } from '@tanstack/react-query'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { mintKind } from './lib/mintKind.ts'
import type { MintPageProps } from './lib/mintPageProps.ts'
import { mintPageQuery } from './mintPageQuery.ts'
import { useMintLink } from './model/useMintLink.ts'

/** The page where collectors mint, alone or embedded. Loads the code for the drop's chain. */
export function MintPage(props: Omit<MintPageProps, 'link'>) {
  const link = useMintLink()
  const { data: Page, error } = useQuery(mintPageQuery(mintKind(link.drop)))
  if (Page) return <Page link={link} {...props} />
  return error ? (
    <main className="p-4">
      <ErrorCallout title="This page could not be loaded" error={error} />
    </main>
  ) : null
}
