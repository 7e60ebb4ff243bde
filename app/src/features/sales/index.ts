export { ListRevenue } from './ui/ListRevenue.tsx'
export { SalesOverview } from './ui/SalesOverview.tsx'
