export { DoorChoice as ServerDoorChoice } from './door-choice'
