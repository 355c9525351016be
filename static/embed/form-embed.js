// Loaded beside the embedded quote form: when the form says that an enquiry was sent, its confirmation is brought into
// sight, for the frame may have scrolled out of it. A form host's own script may take the place of this one.
;(function () {
  // The page adds this script each time the form comes into sight; what it listens to stays.
  if (window.quoteFormEmbed) return
  window.quoteFormEmbed = true
  window.addEventListener('message', function (event) {
    if (event.origin !== window.location.origin || !event.data || event.data.type !== 'enquiry-sent') return
    var frame = document.querySelector('iframe[title="Quote form"]')
    if (frame) frame.scrollIntoView({ block: 'start' })
  })
})()
