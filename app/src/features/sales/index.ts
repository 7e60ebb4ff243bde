export { SalesOverview } from './ui/SalesOverview.tsx'
