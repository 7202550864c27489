/** Imported once, first, where the page starts: the font, the reset and the default theme. */
import '@fontsource-variable/roboto/wght.css';
import './base.css';
