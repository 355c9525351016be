import { ChatHost } from '@/features/chat/chat-host'
import { CallBar } from './call-bar'
import { Drawer } from './drawer'
import { Footer } from './footer'
import { MegaMenu } from './mega-menu'
import { TopBar } from './top-bar'

/** The parts of the frame around the pages that come as HTML. */
export const frameParts = { CallBar, ChatHost, Drawer, Footer, MegaMenu, TopBar }

export type FrameParts = typeof frameParts
export type PartName = keyof FrameParts
