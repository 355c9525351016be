import type { ComponentType } from 'react'
import type { PartName } from './parts'

type LoadPart = () => Promise<ComponentType<never>>

/** The parts of the frame that need script beyond their links, each with its import. */
export const liveParts: Partial<Record<PartName, LoadPart>> = {
  ChatHost: () => import('@/features/chat/chat-host').then(({ ChatHost }) => ChatHost),
  MegaMenu: () => import('./mega-menu').then(({ MegaMenu }) => MegaMenu),
}
