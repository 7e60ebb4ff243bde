import { useRouterState } from '@tanstack/react-router'
import { History, LayoutGrid, Settings } from 'lucide-react'

/** Pages that are always one press away. */
export const NAVIGATION = [
  { to: '/', label: 'Collections', icon: LayoutGrid },
  { to: '/activity', label: 'Activity', icon: History },
  { to: '/settings', label: 'Settings', icon: Settings },
] as const

/** Folders of pages that belong to an entry without being below its address. */
const SECTIONS: Record<string, readonly string[]> = { '/': ['/collections/', '/deploy'] }

/** Whether a page belongs to an entry of the navigation that is not its own. */
export function isWithin(entry: string, path: string): boolean {
  return SECTIONS[entry]?.some((folder) => path.startsWith(folder)) ?? false
}

/** Whether the page that is open belongs to an entry, as its aria-current says it. */
export function useCurrentSection(): (entry: string) => 'true' | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (entry) => (isWithin(entry, path) ? 'true' : undefined)
}
