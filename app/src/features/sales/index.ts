export { ListRevenue } from './ListRevenue.tsx'
export { SalesOverview } from './SalesOverview.tsx'
