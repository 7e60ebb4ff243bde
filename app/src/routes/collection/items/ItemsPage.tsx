import { PageTitle } from '#shared/ui/PageTitle.tsx'

/** The items of a collection. */
export function ItemsPage() {
  return <PageTitle>Items</PageTitle>
}
