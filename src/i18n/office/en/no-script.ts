// Told to those without scripts, in English. No screen loads it: the server writes it into the document.
export const needsScript = 'The office needs JavaScript. Turn it on in your browser and open this page again.'
