export { Administration } from './Administration.tsx'
