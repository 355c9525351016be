/** Stands for any picture or font that a component imports. */
export default 'file'
