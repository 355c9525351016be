import type { ComponentType } from 'react'
import type { PartName } from './parts'

type LoadPart = () => Promise<ComponentType<never>>

/** The parts of the frame that do something besides leading elsewhere, each with its code. */
export const liveParts: Partial<Record<PartName, LoadPart>> = {
  ChatHost: () => import('@/features/chat/chat-host').then(({ ChatHost }) => ChatHost),
  MegaMenu: () => import('./mega-menu').then(({ MegaMenu }) => MegaMenu),
}
