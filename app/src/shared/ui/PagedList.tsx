import { type ReactNode, useDeferredValue } from 'react'
import { Button } from './Button.tsx'
import { ErrorCallout } from './ErrorCallout.tsx'
import { Skeleton } from './Loading.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A paginated query. */
interface Pages {
  /** Undefined until the first page is loaded. */
  data: unknown
  error: unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** True if the error concerns a further page. */
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface PagedListProps {
  query: Pages
  /** The entries' name: `holders`. */
  what: string
  /** The entries read so far. */
  children: ReactNode
}

/** A list that loads page after page, on request. */
export function PagedList({ query, what, children }: PagedListProps) {
  const { data, error, hasNextPage, isFetchNextPageError } = query
  const failed = error !== null
  // A long table renders in short tasks, and its previous content stays until then.
  const content = useDeferredValue(data === undefined ? undefined : children)
  const retry = () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <div className="flex flex-col gap-4">
      {content}
      {failed && (
        <ErrorCallout title={`The ${what} could not be read`} error={error} onRetry={retry} />
      )}
      {content === undefined && !failed && (
        <>
          <VisuallyHidden>{`Loading the ${what}`}</VisuallyHidden>
          <Skeleton height="h-64" corners="rounded-xl" />
        </>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
