import { useRouterState } from '@tanstack/react-router'
import { History, LayoutGrid, Settings } from 'lucide-react'

/** Pages in the main navigation. */
export const NAVIGATION = [
  { to: '/', label: 'Collections', icon: LayoutGrid },
  { to: '/transactions', label: 'Transactions', icon: History },
  { to: '/settings', label: 'Settings', icon: Settings },
] as const

/** Address prefixes that belong to an entry without being below its own. */
const SECTIONS: Record<string, readonly string[]> = {
  '/': ['/collections/', '/deploy', '/sell', '/drops/'],
}

/** Returns true if a page belongs to a navigation entry without being its own page. */
export function isWithin(entry: string, path: string): boolean {
  return SECTIONS[entry]?.some((folder) => path.startsWith(folder)) ?? false
}

/** Returns an entry's aria-current value. */
export function useCurrentSection(): (entry: string) => 'true' | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (entry) => (isWithin(entry, path) ? 'true' : undefined)
}
