export { frameParts as serverParts } from './parts'
